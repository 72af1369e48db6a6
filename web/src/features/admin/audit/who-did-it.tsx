import type { AuditEventView } from '@comptoir/contract/base/audit';
import { useTranslations } from 'use-intl';
import styles from './audit.module.css';

/** The person, as whom they signed in, and the merchant in whose name they acted. */
export function WhoDidIt({ event }: { readonly event: AuditEventView }) {
  const t = useTranslations('audit');
  const { userId, userName, userEmail, role, actingFor } = event;
  if (!userId) return <span className={styles.faint}>{t('stranger')}</span>;
  return (
    <div className={styles.stack}>
      <strong>{userName ?? userEmail ?? userId}</strong>
      {role ? <small className={styles.faint}>{t(`roles.${role}`)}</small> : null}
      {actingFor ? <small className={styles.faint}>{t('actingFor', { merchant: actingFor })}</small> : null}
    </div>
  );
}
