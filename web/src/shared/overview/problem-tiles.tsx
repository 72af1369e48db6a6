import type { AttentionCounts } from '@comptoir/contract/base/merchants';
import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatAgo, formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { DevicesTile } from '../merchants/devices-tile.tsx';
import styles from './overview.module.css';
import { LookLink } from '../merchants/look-link.tsx';

interface ProblemTilesProps {
  /** Each is undefined while it is on its way. */
  readonly counts: AttentionCounts | undefined;
  readonly devices: number;
  readonly unpaid: UnpaidAccounts['total'] | undefined;
  /** Mails that did not go out; left out where they are not counted. */
  readonly mails?: number | undefined;
  readonly hasMails?: boolean;
}

/** Problems, counted: each figure leads to the list that adds up to it. */
export function ProblemTiles({ counts, devices, unpaid, mails, hasMails = false }: ProblemTilesProps) {
  const t = useTranslations('overview.tiles');
  return (
    <div className={styles.problems}>
      <StatTiles>
        <WaitingTile counts={counts} />
        <Problem look="refused" count={counts?.refused} hint={t('refusedHint')} />
        <DevicesTile count={devices} inTrouble={counts?.devicesInTrouble} />
        <UnpaidTile unpaid={unpaid} />
        <Problem look="registration" count={counts?.stuckRegistrations} hint={t('registrationHint')} />
        {hasMails ? <Problem look="mails" count={mails} hint={t('mailsHint', { count: mails ?? 0 })} /> : null}
      </StatTiles>
    </div>
  );
}

interface ProblemProps {
  readonly look: 'refused' | 'unpaid' | 'registration' | 'mails';
  readonly count: number | undefined;
  readonly hint: string;
}

function Problem({ look, count, hint }: ProblemProps) {
  const t = useTranslations('overview.tiles');
  return (
    <StatTile label={<LookLink look={look}>{t(look)}</LookLink>} value={count} hint={hint} isWarning={Boolean(count)} />
  );
}

function UnpaidTile({ unpaid }: Pick<ProblemTilesProps, 'unpaid'>) {
  const t = useTranslations('overview.tiles');
  const language = useLanguage();
  const { merchants: count = 0, owedCents = 0 } = unpaid ?? {};
  const owed = formatMoney(cents(owedCents), language);
  return <Problem look="unpaid" count={unpaid?.merchants} hint={t('unpaidHint', { count, owed })} />;
}

function WaitingTile({ counts }: Pick<ProblemTilesProps, 'counts'>) {
  const t = useTranslations('overview.tiles');
  const language = useLanguage();
  const now = useNow(30_000);
  const oldest = counts?.oldestWaitingAt ? formatAgo(new Date(counts.oldestWaitingAt), now, language) : null;
  return (
    <StatTile
      label={<LookLink look="waiting">{t('waiting')}</LookLink>}
      value={counts?.waiting}
      hint={oldest ? t('waitingHint', { oldest }) : t('waitingNone')}
      isWarning={oldest !== null}
    />
  );
}
