import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import styles from './devices.module.css';

/** Fields whose correction has words of its own. */
const FIELDS = ['authorization_code', 'qst_number', 'file_number'] as const;

/** One error as the authority names it, what it means, and the way to what fixes it. */
export function CertificateError({ error }: { readonly error: AuthorityErrorView }) {
  const language = useLanguage();
  const { id, codRetour, message, explanation, merchantField } = error;
  return (
    <Stack as="li" gap="xs">
      <p>
        <Text as="code" className={styles.errorCode} size="sm" weight="600" wrap="anywhere">
          {codRetour === null ? id : `${id}[${codRetour}]`}
        </Text>{' '}
        {explanation ? explanation[language] : <q lang="fr">{message}</q>}
      </p>
      <Remedy merchantField={merchantField} />
    </Stack>
  );
}

function Remedy({ merchantField }: Pick<AuthorityErrorView, 'merchantField'>) {
  const t = useTranslations('devices.refused');
  const canCorrect = usePermission('edit-merchant');
  const canCode = usePermission('edit-authorization-code');
  if (merchantField === null) return <p>{t.rich('mend.nothing', GUIDE_TAGS)}</p>;
  const words = FIELDS.find((field) => field === merchantField) ?? 'other';
  const isTheirs = words === 'authorization_code' && !canCode;
  return (
    <>
      <p>{t(isTheirs ? 'mend.codeIsTheirs' : `mend.${words}`)}</p>
      {canCorrect && !isTheirs ? (
        <Link to="/merchant" search={{ field: merchantField }}>
          {t(`link.${words}`)}
        </Link>
      ) : null}
    </>
  );
}
