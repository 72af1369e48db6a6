import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { failureWords } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useFetchMenuFile } from './menu.api.ts';
import type { MenuActs } from './menu-page.tsx';

type FileMenuProps = Pick<MenuActs, 'canEdit' | 'onImport' | 'onProvider'>;

/** Ways of a menu in and out of Comptoir. */
export function FileMenu({ canEdit, onImport, onProvider }: FileMenuProps) {
  const t = useTranslations('menu.files');
  const tError = useTranslations('errorMessages');
  const file = useFetchMenuFile();
  const save = (): void =>
    file.mutate(undefined, {
      onSuccess: (content) => saveBlob(content.name, content),
      onError: (error) => showAlert({ tone: 'error', text: tError(failureWords(error)) }),
    });
  const acts = { provider: onProvider, import: onImport, export: save };
  return (
    <Menu
      label={t('label')}
      entries={(['provider', 'import', 'export'] as const)
        .filter((key) => canEdit || key === 'export')
        .map((key) => ({ key, label: t(key) }))}
      onChoose={(key) => acts[key]()}
      renderButton={(opens) => (
        <Button {...opens} variant="default" loading={file.isPending} leftSection={<ChevronIcon size={18} />}>
          {t('label')}
        </Button>
      )}
    />
  );
}
