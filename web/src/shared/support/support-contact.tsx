import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { supportContactQuery } from '../queries/help.ts';

/** The telephone and the e-mail of support, each only when there is one: what one calls when a text says to call. */
export function SupportContact() {
  const t = useTranslations('supportContact');
  const { data } = useQuery(supportContactQuery());
  const { phone, email } = data ?? {};
  if (!phone && !email) return null;
  return (
    <span>
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
