import type { AcceptedLine, CheckedInvitations } from '@comptoir/contract/people/invitations';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';

/** Whom a file invites, as it was read: what a wrong column or a wrong code page made of the names is seen before anything leaves. */
export function AcceptedLines({ report: { accepted, counts } }: { readonly report: CheckedInvitations }) {
  const t = useTranslations('partner.invitations');
  const columns: Column<AcceptedLine>[] = [
    { key: 'business', header: t('columns.business'), phone: 'primary', cell: ({ companyName }) => companyName },
    { key: 'person', header: t('columns.person'), phone: 'secondary', cell: ({ name }) => name },
    { key: 'email', header: t('columns.email'), phone: 'secondary', grows: true, cell: ({ email }) => email },
    {
      key: 'language',
      header: t('columns.language'),
      phone: 'hidden',
      cell: (line) => t(`languages.${languageOf(line)}`),
    },
  ];
  if (accepted.length === 0) return null;
  return (
    <>
      <DataTable
        caption={t('acceptedLines')}
        columns={columns}
        rows={accepted}
        idOf={({ line }) => String(line)}
        isFacts
      />
      {counts.waiting > accepted.length ? (
        <p>{t('moreAccepted', { count: counts.waiting - accepted.length })}</p>
      ) : null}
    </>
  );
}

const languageOf = ({ language }: AcceptedLine): 'fr' | 'en' => (language === 'en' ? 'en' : 'fr');
