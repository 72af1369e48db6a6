import type { TransmissionHealthView } from '@comptoir/contract/progress';
import { cents } from '@comptoir/domain/money/money';
import { waitingUrgency, type WaitingUrgency } from '@comptoir/domain/transactions/waiting-urgency';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatAge, formatAgo, formatMoney, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { useTransmissionHealth } from './dashboard.api.ts';

/** Where the bills of today stand with the authority, and how pressing those are that wait. */
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

/** Undefined while it is on its way. */
function Tiles({ health }: { readonly health: TransmissionHealthView | undefined }) {
  const t = useTranslations('dashboard.transmission');
  const language = useLanguage();
  const now = useNow(30_000);
  const shown = (amount: number | undefined) => (amount === undefined ? undefined : formatNumber(amount, language));
  return (
    <StatTiles>
      <StatTile
        label={t('accepted')}
        value={shown(health?.acceptedToday)}
        hint={t('acceptedHint', { amount: formatMoney(cents(health?.acceptedTodayCents ?? 0), language) })}
      />
      <StatTile
        label={t('waiting')}
        value={shown(health?.waiting)}
        hint={
          health?.oldestWaitingAt
            ? t('waitingHint', { age: formatAge(now.getTime() - new Date(health.oldestWaitingAt).getTime()) })
            : t('waitingNone')
        }
        isWarning={(health?.waiting ?? 0) > 0}
      />
      <StatTile
        label={t('refused')}
        value={shown(health?.refusedToday)}
        hint={t(health && health.refusedToday > 0 ? 'refusedHint' : 'refusedNone')}
        isWarning={(health?.refusedToday ?? 0) > 0}
      />
      <StatTile
        label={t('last')}
        value={health && (health.lastAcceptedAt ? formatAgo(new Date(health.lastAcceptedAt), now, language) : '–')}
        hint={t(health?.lastAcceptedAt ? 'lastHint' : 'lastNone')}
      />
    </StatTiles>
  );
}

const REACHABLE: Readonly<Record<'yes' | 'no' | 'unknown', Tone>> = { yes: 'success', no: 'error', unknown: 'neutral' };

function Authority({ isAuthorityReachable }: Pick<TransmissionHealthView, 'isAuthorityReachable'>) {
  const t = useTranslations('dashboard.transmission.authority');
  const answers = isAuthorityReachable ? 'yes' : 'no';
  const state = isAuthorityReachable === null ? 'unknown' : answers;
  return <StatusBadge tone={REACHABLE[state]}>{t(state)}</StatusBadge>;
}

const TONES: Readonly<Record<Exclude<WaitingUrgency, 'calm'>, 'warning' | 'error'>> = {
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

/** Says how long is left of the law's 48 hours once that is worth saying. Source: design §5 "48 hours". */
function WaitingBanner({ health }: { readonly health: TransmissionHealthView }) {
  const t = useTranslations('dashboard.transmission.urgent');
  const now = useNow(30_000);
  if (!health.oldestWaitingAt) return null;
  const oldest = new Date(health.oldestWaitingAt);
  const urgency = waitingUrgency(oldest, now);
  if (urgency === 'calm') return null;
  return (
    <Banner tone={TONES[urgency]} announced="in-turn" action={<Link to="/logs">{t('send')}</Link>}>
      <strong>{t(urgency, { age: formatAge(now.getTime() - oldest.getTime()) })}</strong> <span>{t('law')}</span>
    </Banner>
  );
}
