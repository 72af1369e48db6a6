import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Text } from '../../../ui/layout.tsx';
import styles from './employees.module.css';

/** Reason that keeps an employee from being declared or removed, and the fix. */
export function DeclarationDetail({ employee }: { readonly employee: EmployeeView }) {
  const { state, errors } = employee.declaration;
  return (
    <Banner tone={state === 'refused' ? 'error' : 'warning'}>
      <Why employee={employee} />
      {errors.length > 0 ? (
        <ul className={styles.errors}>
          {errors.map((error) => (
            <AuthorityError key={error.id} error={error} />
          ))}
        </ul>
      ) : null}
    </Banner>
  );
}

function Why({ employee: { leftAt, declaration } }: { readonly employee: EmployeeView }) {
  const t = useTranslations('employees.detail');
  const { state, name, errors } = declaration;
  if (state === 'same-name') return t('sameName');
  if (state === 'refused') return errors.length > 0 ? <strong>{t('refused')}</strong> : t('unwritable');
  return (
    <>
      {leftAt ? t('left') : t('renamed', { name })}{' '}
      {errors.length > 0 ? <strong>{t('refusedWithdrawal')}</strong> : null}
    </>
  );
}

function AuthorityError({ error }: { readonly error: AuthorityErrorView }) {
  const language = useLanguage();
  const { id, codRetour, message, explanation } = error;
  return (
    <li>
      <p>
        <Text as="code" className={styles.code} size="sm" weight="600" wrap="anywhere">
          {codRetour === null ? id : `${id}[${codRetour}]`}
        </Text>{' '}
        {explanation ? explanation[language] : <q lang="fr">{message}</q>}
      </p>
      <Remedy error={error} />
    </li>
  );
}

/** Errors about a name alone; it is fixed at the provider's. Source: SRM-41. */
const NAME_ERRORS: ReadonlySet<string> = new Set(['JW00B999407E', 'JW00B999468E']);

function Remedy({ error: { id, merchantField } }: { readonly error: AuthorityErrorView }) {
  const t = useTranslations('employees.detail');
  const canCorrect = usePermission('edit-merchant');
  if (NAME_ERRORS.has(id)) return <p>{t('mendName')}</p>;
  if (merchantField === null) return <p>{t.rich('mendElse', GUIDE_TAGS)}</p>;
  return (
    <>
      <p>{t('mendMerchant')}</p>
      {canCorrect ? (
        <Link to="/merchant" search={{ field: merchantField }}>
          {t('openMerchant')}
        </Link>
      ) : null}
    </>
  );
}
