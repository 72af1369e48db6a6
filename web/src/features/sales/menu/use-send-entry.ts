import type { MenuContent, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { useSaveEntry } from './menu.api.ts';
import type { Faults } from './read-entry.ts';

/** Sends an entry, and tells apart why it was refused: what a field breaks, or that another person has changed it meanwhile. */
export function useSendEntry(kind: MenuKind, onSaved: () => void) {
  const t = useTranslations('menuEditor');
  const tWarning = useTranslations('menu.warnings');
  const language = useLanguage();
  const save = useSaveEntry();
  const [refused, setRefused] = useState<Faults>({});
  const [failures, setFailures] = useState(0);
  /** Content that was sent while the entry was another by then. */
  const [mine, setMine] = useState<MenuContent | null>(null);

  const send = (
    content: MenuContent,
    { code, revision }: { readonly code: string; readonly revision: number | null },
  ): void =>
    save.mutate(
      { kind, code, revision, content },
      {
        onSuccess: ({ warnings = [] }) => {
          showAlert({ tone: 'success', text: t('saved', { name: content.name[language] }) });
          for (const warning of warnings) showAlert({ tone: 'info', text: tWarning(warning) });
          onSaved();
        },
        onError: (error) => {
          const isConflict = error instanceof ApiError && error.code === 'menu-changed-meanwhile';
          setMine(isConflict && revision !== null ? content : null);
          setRefused(isConflict ? {} : refusedPaths(error));
          setFailures((count) => count + 1);
        },
      },
    );
  return {
    send,
    mine,
    refused,
    failures,
    isPending: save.isPending,
    error: Object.keys(refused).length > 0 ? null : save.error,
    back: () => {
      setMine(null);
      save.reset();
    },
    forget: () => setRefused({}),
  };
}

/** Places of the server's fields in the editor, where they differ. */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/^content\./, ''],
  [/\bname\.(fr|en)$/, '$1'],
  [/^(modifiers\.\d+)\.cents$/, '$1.price'],
  [/^prices.*$/, 'price'],
];

/** The fields that the server refuses, each with the rule that it breaks; none where it has to be said above them. */
function refusedPaths(error: Error): Faults {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.map(({ path, rule }) => [MOVED.reduce((at, [from, to]) => at.replace(from, to), path), rule]),
  );
}
