import type { MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useMessageTemplates } from '../../../shared/messages/messages.api.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon, SendIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TemplatesTable } from './templates-table.tsx';

// its forms are for the moments when something is changed
const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }));

/** Purpose of an open dialog: a template and the act on it; a new one is written. */
export type OpenedTemplate =
  | { readonly act: 'write'; readonly template: MessageTemplateView | null }
  | { readonly act: 'retire'; readonly template: MessageTemplateView };

/** Templates of messages to merchants, written, previewed and retired here. */
export function TemplatesPage() {
  const t = useTranslations('messageTemplates');
  const { data, error, refetch } = useMessageTemplates();
  const [opened, setOpened] = useState<OpenedTemplate | null>(null);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Button
          leftSection={<PlusIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ act: 'write', template: null })}
        >
          {t('write')}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data && data.items.length > 0 ? <TemplatesTable templates={data.items} onOpen={setOpened} /> : null}
      {data?.items.length === 0 ? (
        <EmptyState icon={<SendIcon size={24} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      <Suspense>{opened ? <TemplateDialog opened={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </ListSection>
  );
}
