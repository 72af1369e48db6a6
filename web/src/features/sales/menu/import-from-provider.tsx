import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ClassChoices } from './class-choices.tsx';
import { InventoryReading } from './inventory-reading.tsx';
import { LeaveProvider } from './leave-provider.tsx';
import type { ChosenClasses } from '../../../shared/queries/provider-menu.ts';
import { useProviderMenu, useTakeProviderMenu } from './menu-provider.api.ts';
import { ProvidedLines } from './provided-lines.tsx';

/** Shows what the provider's inventory would change on the menu, asks for the classes that it does not tell, and takes it. */
export function ImportFromProvider({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('menuProvider');
  const [chosen, setChosen] = useState<ChosenClasses>({});
  const [since, setSince] = useState<string | null>();
  const query = useProviderMenu(chosen, since);
  const { data } = query;
  const { mutate, isPending, error: failed } = useTakeProviderMenu();
  const version = data?.version ?? '';
  const take = (): void =>
    mutate({ chosen, version }, { onSuccess: () => (showAlert({ tone: 'success', text: t('taken') }), onClose()) });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form onSubmit={take} isPending={isPending} error={failed}>
        <Text tone="soft">{t('lead')}</Text>
        <InventoryReading report={data} since={since} onAsked={() => setSince(data?.readAt ?? null)} />
        <Found query={query} chosen={chosen} onChange={setChosen} />
        <DialogFooter>{isWorthTaking(data) ? <SubmitButton>{t('take')}</SubmitButton> : null}</DialogFooter>
      </Form>
      {data?.isFollowed ? <LeaveProvider onLeft={onClose} /> : null}
    </Dialog>
  );
}

interface FoundProps extends Pick<Parameters<typeof ClassChoices>[0], 'chosen' | 'onChange'> {
  readonly query: ReturnType<typeof useProviderMenu>;
}

/** The inventory as it was read last, once it was. */
function Found({ query: { data, error, refetch }, ...choices }: FoundProps) {
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} />;
  if (data.readAt === null) return null;
  return (
    <>
      <ClassChoices asked={data.asked} {...choices} />
      <ProvidedLines report={data} />
    </>
  );
}

/** True for what was read; a menu that follows already has something to take only where something differs. */
function isWorthTaking(report: ProviderReport | undefined): boolean {
  if (!report || report.readAt === null) return false;
  const { added, changed, removed } = report.counts;
  return !report.isFollowed || added + changed + removed > 0;
}
