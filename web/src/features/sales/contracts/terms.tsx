import type { ContractView } from '@comptoir/contract/sales/contracts';
import { useTranslations } from 'use-intl';
import { ScrollArea } from '../../../ui/scroll-area.tsx';
import styles from './contracts.module.css';

/** Terms beside the amounts, as they were agreed. */
export function Terms({ contract: { terms } }: { readonly contract: Pick<ContractView, 'terms'> }) {
  const t = useTranslations('contracts.facts');
  if (terms === '') return null;
  return (
    <div>
      <p className={styles.heading}>{t('terms')}</p>
      <ScrollArea className={styles.terms} label={t('terms')}>
        <blockquote>{terms}</blockquote>
      </ScrollArea>
    </div>
  );
}
