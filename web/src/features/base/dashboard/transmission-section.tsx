import type { TransmissionHealthView } from '@comptoir/contract/help/installation';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { waitingUrgency, type WaitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn, formatAge, formatDay, formatMoney, formatNumber, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { SendWaiting } from '../../../shared/transmissions/send-waiting.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { useTransmissionHealth } from './dashboard.api.ts';

/** State of today's bills with the authority, and the urgency of those that wait. */
export function TransmissionSection() {
  const t = useTranslations('dashboard.transmission');
  const { data, error, refetch } = useTransmissionHealth();
  return (
    <ListSection title={t('title')} aside={data ? <Authority {...data} /> : null}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Tiles health={data} />}
      {data ? <WaitingBanner health={data} /> : null}
    </ListSection>
  );
}

interface TileProps {
  /** Undefined while it is on its way. */
  readonly health: TransmissionHealthView | undefined;
}

const Tiles = ({ health }: TileProps) => (
  <StatTiles>
    <AcceptedTile health={health} />
    <WaitingTile health={health} />
    <RefusedTile health={health} />
    <LastTile health={health} />
  </StatTiles>
);

const ACCEPTED: TransmissionState[] = ['accepted', 'received-with-errors'];
const WAITING: TransmissionState[] = ['waiting', 'sending', 'unknown'];
const REFUSED: TransmissionState[] = ['refused'];

interface ToBillsProps {
  readonly states: TransmissionState[];
  /** Only those made today, as the figure counts them. */
  readonly isToday?: boolean;
  readonly children: string;
}

/** To exactly the bills that a figure counts. */
function ToBills({ states, isToday = false, children }: ToBillsProps) {
  const { timeZone } = useReader();
  const today = dayIn(useNow(60_000), timeZone);
  return (
    <Link to="/sales" search={(before) => ({ ...before, states, ...(isToday ? { from: today, to: today } : {}) })}>
      {children}
    </Link>
  );
}

function AcceptedTile({ health }: TileProps) {
  const t = useTranslations('dashboard.transmission');
  const language = useLanguage();
  return (
    <StatTile
      label={
        <ToBills states={ACCEPTED} isToday>
          {t('accepted')}
        </ToBills>
      }
      value={health && formatNumber(health.acceptedToday, language)}
      hint={health ? t('acceptedHint', { amount: formatMoney(cents(health.acceptedTodayCents), language) }) : ''}
    />
  );
}

function WaitingTile({ health }: TileProps) {
  const t = useTranslations('dashboard.transmission');
  const language = useLanguage();
  const now = useNow(30_000);
  const oldest = health?.oldestWaitingAt ? new Date(health.oldestWaitingAt) : null;
  return (
    <StatTile
      label={<ToBills states={WAITING}>{t('waiting')}</ToBills>}
      value={health && formatNumber(health.waiting, language)}
      hint={oldest ? t('waitingHint', { age: formatAge(now.getTime() - oldest.getTime()) }) : t('waitingNone')}
      isWarning={oldest !== null}
    />
  );
}

function RefusedTile({ health }: TileProps) {
  const t = useTranslations('dashboard.transmission');
  const language = useLanguage();
  const isAny = health !== undefined && health.refusedToday > 0;
  return (
    <StatTile
      label={
        <ToBills states={REFUSED} isToday>
          {t('refused')}
        </ToBills>
      }
      value={health && formatNumber(health.refusedToday, language)}
      hint={t(isAny ? 'refusedHint' : 'refusedNone')}
      isWarning={isAny}
    />
  );
}

function LastTile({ health }: TileProps) {
  const t = useTranslations('dashboard.transmission');
  const reader = useReader();
  const at = health?.lastAcceptedAt ? new Date(health.lastAcceptedAt) : null;
  return (
    <StatTile
      label={<ToBills states={ACCEPTED}>{t('last')}</ToBills>}
      value={health && (at ? formatTime(at, reader) : '–')}
      hint={at ? t('lastHint', { day: formatDay(at, reader) }) : t('lastNone')}
    />
  );
}

const REACHABLE: Readonly<Record<'yes' | 'no' | 'unknown', Tone>> = { yes: 'success', no: 'error', unknown: 'neutral' };

function Authority({ isAuthorityReachable }: Pick<TransmissionHealthView, 'isAuthorityReachable'>) {
  const t = useTranslations('dashboard.transmission.authority');
  const answers = isAuthorityReachable ? 'yes' : 'no';
  const state = isAuthorityReachable === null ? 'unknown' : answers;
  return <StatusBadge tone={REACHABLE[state]}>{t(state)}</StatusBadge>;
}

const TONES: Readonly<Record<WaitingUrgency, 'info' | 'warning' | 'error'>> = {
  calm: 'info',
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

/** A sale on its way is answered long before; what waits longer waits for something. */
const ON_ITS_WAY_MS = 30_000;

/** Says that waiting bills are safe, when they are sent and how long is left of the law's 48 hours, with the button. Source: SRM-2. */
function WaitingBanner({ health }: { readonly health: TransmissionHealthView }) {
  const t = useTranslations('dashboard.transmission.safe');
  const now = useNow(10_000);
  if (!health.oldestWaitingAt) return null;
  const oldest = new Date(health.oldestWaitingAt);
  const waited = now.getTime() - oldest.getTime();
  if (health.isAuthorityReachable !== false && waited < ON_ITS_WAY_MS) return null;
  const urgency = waitingUrgency(oldest, now);
  return (
    <Banner tone={TONES[urgency]} announced="in-turn" action={<SendWaiting />}>
      <strong>{t(urgency, { count: health.waiting, age: formatAge(waited) })}</strong> <span>{t('kept')}</span>{' '}
      <Link to="/sales/transmission" search={(before) => before}>
        {t('board')}
      </Link>
    </Banner>
  );
}
