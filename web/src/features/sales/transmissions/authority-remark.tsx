import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import styles from './transmissions.module.css';

/** Words of the authority about a bill, explained where we can. */
export function AuthorityRemark({
  error: { id, codRetour, explanation, message },
}: {
  readonly error: AuthorityErrorView;
}) {
  const language = useLanguage();
  return (
    <p className={styles.remark}>
      {explanation ? explanation[language] : <q lang="fr">{message}</q>}{' '}
      <small className={styles.faint}>{codRetour ? `${id} [${codRetour}]` : id}</small>
    </p>
  );
}
