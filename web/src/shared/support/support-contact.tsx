import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { supportContactQuery } from '../queries/help.ts';
import styles from './support-contact.module.css';

/** The telephone and the e-mail of support, each only when there is one. `isOffered`: where no text before it says to call. */
export function SupportContact({ isOffered = false }: { readonly isOffered?: boolean }) {
  const t = useTranslations('supportContact');
  const { data } = useQuery(supportContactQuery());
  const { phone, email } = data ?? {};
  if (!phone && !email) return null;
  return (
    <span className={isOffered ? styles.offered : undefined}>
      {isOffered ? `${t('help')} ` : null}
      {phone ? (
        <>
          {t('phone')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      ) : null}
      {phone && email ? ' · ' : null}
      {email ? (
        <>
          {t('email')} <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
    </span>
  );
}
