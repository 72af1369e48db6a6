import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Text } from '../../../ui/layout.tsx';

/** Words of the authority about a bill, explained where we can. */
export function AuthorityRemark({
  error: { id, codRetour, explanation, message },
}: {
  readonly error: AuthorityErrorView;
}) {
  const language = useLanguage();
  return (
    <Text size="sm">
      {explanation ? explanation[language] : <q lang="fr">{message}</q>}{' '}
      <Text as="small" tone="soft" size="sm">
        {codRetour ? `${id} [${codRetour}]` : id}
      </Text>
    </Text>
  );
}
