import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../lib/alerts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { usePermission } from '../access/permission.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useSaveView } from './merchant-views.api.ts';
import type { ShownMerchants } from './use-merchant-filters.ts';

interface SaveViewDialogProps {
  /** List as the view shows it. */
  readonly shown: ShownMerchants;
  /** The view whose name is changed; null for a new one, which takes no other's place. */
  readonly view: MerchantListView | null;
  readonly onClose: () => void;
  readonly onSaved?: (view: MerchantListView) => void;
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'too-long')),
  isDefault: z.boolean(),
  isShared: z.boolean(),
});

/** The name of a view, whether the list opens with it, and, for administrators, whether others see it. */
export function SaveViewDialog({ shown, view, onClose, onSaved }: SaveViewDialogProps) {
  const t = useTranslations('merchantViews');
  const maySee = usePermission('use-administration');
  const { name = '', isDefault = false, isShared = false } = view ?? {};
  const { form, field, methods } = useFields({
    schema,
    initial: { name, isDefault, isShared },
    call: useSaveView(),
    onSubmit: (named, send) =>
      send(
        { id: view?.id ?? null, wanted: shown.wanted, sort: shown.sort, columns: shown.columns, ...named },
        {
          onSuccess: (saved) => {
            showAlert({ tone: 'success', text: t('saved', { name: saved.name }) });
            onSaved?.(saved);
            onClose();
          },
        },
      ),
    words: { 'too-long': t('tooLong') },
    fieldOf: { 'view-name-taken': 'name' },
  });
  return (
    <Dialog title={view ? t('editTitle', { name: view.name }) : t('newTitle')} onClose={onClose}>
      <Form {...form} takesFocus>
        {view ? null : <p>{t('newText')}</p>}
        <TextInput {...field('name')} label={t('name')} autoComplete="off" />
        <CheckField {...methods.register('isDefault')} label={t('isDefault')} />
        {maySee ? <CheckField {...methods.register('isShared')} label={t('isShared')} /> : null}
        <DialogFooter>
          <SubmitButton>{t(view ? 'save' : 'saveNew')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
