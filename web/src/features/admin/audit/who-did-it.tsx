import type { AuditEventView } from '@comptoir/contract/base/audit';
import { useTranslations } from 'use-intl';
import styles from './audit.module.css';

/** The person, as whom they signed in, and the merchant in whose name they acted. */
export function WhoDidIt({ event }: { readonly event: AuditEventView }) {
  const t = useTranslations('audit');
  const { userId, userName, userEmail, role, actingFor } = event;
  if (!userId) return <span className={styles.faint}>{t('stranger')}</span>;
  const roleName = role ? t(`roles.${role}`) : null;
  const about = [roleName, actingFor ? t('actingFor', { merchant: actingFor }) : null].filter(Boolean).join(', ');
  return (
    <>
      <strong>{userName ?? userEmail ?? userId}</strong>
      {about ? <span className={styles.faint}> · {about}</span> : null}
    </>
  );
}
