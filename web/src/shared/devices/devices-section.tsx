import type { DeviceView } from '@comptoir/contract/sales/devices';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatAgo, formatDay } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Loaded } from '../errors/loaded.tsx';
import { useReader } from '../sessions/use-reader.ts';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Hint, Row, Stack, Text } from '../../ui/layout.tsx';
import styles from './devices-section.module.css';
import { useDevices } from './devices.api.ts';

/** More than this is read on the screen of the devices. */
const SHOWN = 6;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** The tills that can make bills, and how long their certificates hold. */
export function DevicesSection() {
  const t = useTranslations('devicesSection');
  const devices = useDevices();
  return (
    <Section title={t('title')} aside={<Link to="/devices">{t('all')}</Link>}>
      <Loaded query={devices} rows={2}>
        {({ items }) => <Devices linked={items.filter(({ linked }) => linked)} />}
      </Loaded>
    </Section>
  );
}

function Devices({ linked }: { readonly linked: readonly DeviceView[] }) {
  const t = useTranslations('devicesSection');
  const now = useNow(60_000);
  if (linked.length === 0) return <Hint>{t('none')}</Hint>;
  const behind = linked.filter(({ oldCalendar }) => oldCalendar !== null).length;
  return (
    <>
      {behind > 0 ? <Banner tone="warning">{t('oldCalendar', { count: behind })}</Banner> : null}
      <Stack as="ul" gap="none">
        {linked.slice(0, SHOWN).map((device) => (
          <Device key={device.id} device={device} now={now} />
        ))}
      </Stack>
      {linked.length > SHOWN ? <Hint>{t('more', { count: linked.length - SHOWN })}</Hint> : null}
    </>
  );
}

const TONES: Readonly<Record<DeviceView['certificate']['state'], Tone>> = {
  none: 'warning',
  valid: 'success',
  renewable: 'info',
  expiring: 'warning',
  expired: 'error',
  revoked: 'error',
};

function Device({ device, now }: { readonly device: DeviceView; readonly now: Date }) {
  const t = useTranslations('devicesSection');
  const reader = useReader();
  const { name, lastSeenAt, certificate } = device;
  return (
    <Row as="li" className={styles.row} gap="lg" align="start" justify="between" size="md">
      <div>
        <strong>{name}</strong>
        <Text as="span" tone="soft" size="sm">
          {lastSeenAt ? t('seen', { ago: formatAgo(new Date(lastSeenAt), now, reader.language) }) : t('neverSeen')}
        </Text>
      </div>
      <div className={styles.end}>
        <StatusBadge tone={TONES[certificate.state]}>{t(`certificate.${certificate.state}`)}</StatusBadge>
        {holds(certificate) ? (
          <Text as="span" tone="soft" size="sm">
            <Until end={new Date(certificate.notAfter)} now={now} />
          </Text>
        ) : null}
      </div>
    </Row>
  );
}

/** Days matter in the last year; before that no one counts them. */
function Until({ end, now }: { readonly end: Date; readonly now: Date }) {
  const t = useTranslations('devicesSection');
  const reader = useReader();
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  const day = formatDay(end, reader);
  return days > YEAR_DAYS
    ? t('untilYears', { day, years: Math.floor((days - 1) / YEAR_DAYS) })
    : t('until', { day, days });
}

const HOLDING: ReadonlySet<DeviceView['certificate']['state']> = new Set(['valid', 'renewable', 'expiring']);

const holds = (
  certificate: DeviceView['certificate'],
): certificate is DeviceView['certificate'] & { readonly notAfter: string } =>
  HOLDING.has(certificate.state) && certificate.notAfter !== null;
