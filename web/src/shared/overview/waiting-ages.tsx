import type { AttentionCounts } from '@comptoir/contract/base/merchants';
import { WAITING_URGENCIES } from '@comptoir/domain/base/merchants/waiting-urgency';
import { useTranslations } from 'use-intl';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LookLink } from '../merchants/look-link.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './overview.module.css';

/** The bills that wait, by how close they are to the law's 48 hours; each leads to whose they are. Nothing while none waits. */
export function WaitingAges({ counts }: { readonly counts: AttentionCounts | undefined }) {
  const t = useTranslations('overview.ages');
  const language = useLanguage();
  if (!counts || counts.waiting === 0) return null;
  return (
    <Row as="ul" className={styles.ages} gap="xl" align="stretch" tone="soft" aria-label={t('label')}>
      {WAITING_URGENCIES.map((urgency) => (
        <li key={urgency} data-pressing={(urgency !== 'calm' && counts.waitingByAge[urgency] > 0) || undefined}>
          <LookLink look={urgency}>{t(urgency)}</LookLink> {formatNumber(counts.waitingByAge[urgency], language)}
        </li>
      ))}
    </Row>
  );
}
