import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import { useTranslations } from 'use-intl';
import styles from './support-contact.module.css';
import { useSupportContact } from './use-support-calendar.ts';

/** The telephone and the email of support, each only when there is one. `isOffered`: where no text before it says to call. */
export function SupportContact({ isOffered = false }: { readonly isOffered?: boolean }) {
  const t = useTranslations('supportContact');
  const { data } = useSupportContact();
  if (!data?.phone && !data?.email) return null;
  return (
    <span className={isOffered ? styles.offered : undefined}>
      {isOffered ? `${t('help')} ` : null}
      <Ways phone={data.phone} email={data.email} />
    </span>
  );
}

function Ways({ phone, email }: { readonly phone: string | null; readonly email: string | null }) {
  const t = useTranslations('supportContact');
  return (
    <>
      {phone ? (
        <>
          {t('phone')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      ) : null}
      {phone && email ? ' · ' : null}
      {email ? (
        <>
          {t('email')} <a href={mailtoLink(email)}>{email}</a>
        </>
      ) : null}
    </>
  );
}
