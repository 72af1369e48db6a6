import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Columns, Hint } from '../../../ui/layout.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { GroupFields } from './group-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { ItemFields } from './item-fields.tsx';
import { useEntryEditor, type EntryPart } from './use-entry-editor.ts';

interface EntryDialogProps {
  readonly kind: MenuEntryView['kind'];
  /** Null for a new one, and once another person has removed it. */
  readonly entry: MenuEntryView | null;
  readonly entries: readonly MenuEntryView[];
  readonly onClose: () => void;
}

/** An entry of a menu as it is written and changed: its names and code, and the fields of its kind. */
export function EntryDialog({ kind, entry, entries, onClose }: EntryDialogProps) {
  const t = useTranslations('menu');
  const language = useLanguage();
  const editor = useEntryEditor({ kind, entry, entries, onClose });
  const title = editor.isNew ? t(`add.${kind}`) : editor.name[language];
  return (
    <Dialog title={title} onClose={onClose}>
      {editor.conflict ? (
        <ConflictForm
          {...editor.conflict}
          entries={entries}
          isPending={editor.isPending}
          onSettle={editor.settle}
          onBack={editor.back}
        />
      ) : (
        <EntryForm kind={kind} editor={editor} entries={entries} />
      )}
    </Dialog>
  );
}

interface EntryFormProps {
  readonly kind: MenuEntryView['kind'];
  readonly editor: ReturnType<typeof useEntryEditor>;
  readonly entries: readonly MenuEntryView[];
}

function EntryForm({ kind, editor, entries }: EntryFormProps) {
  const t = useTranslations('menuEditor');
  const { form, typed, change, fault, submit, draft, isPending, error, isNew, isRemoved, code } = editor;
  const part: EntryPart = { typed, change, fault, entries };
  return (
    <div ref={form}>
      <Form onSubmit={submit} draft={draft} isPending={isPending} error={error}>
        {isRemoved ? (
          <Banner tone="warning" announced="in-turn">
            {t('removed')}
          </Banner>
        ) : null}
        <Names {...part} />
        {isNew ? <CodeField {...part} code={code} /> : <Hint>{t('knownAs', { code })}</Hint>}
        {kind === 'item' ? <ItemFields {...part} /> : null}
        {kind === 'group' ? <GroupFields {...part} /> : null}
        {kind === 'hours' ? <HoursFields {...part} /> : null}
        <DialogFooter>
          <SubmitButton>{t(isRemoved ? 'putBack' : 'save')}</SubmitButton>
        </DialogFooter>
      </Form>
    </div>
  );
}

function Names({ typed, change, fault }: EntryPart) {
  const t = useTranslations('menuEditor');
  return (
    <Columns least="11rem" align="start">
      <TextInput
        required
        label={t('nameFr')}
        value={typed.fr}
        error={fault('fr')}
        lang="fr"
        autoComplete="off"
        onChange={({ currentTarget }) => change({ fr: currentTarget.value })}
      />
      <TextInput
        required={false}
        label={t('nameEn')}
        placeholder={typed.fr}
        value={typed.en}
        error={fault('en')}
        lang="en"
        autoComplete="off"
        onChange={({ currentTarget }) => change({ en: currentTarget.value })}
      />
    </Columns>
  );
}

/** The code of a new entry: made of its name, unless another is typed. */
function CodeField({ typed, change, fault, code }: EntryPart & { readonly code: string }) {
  const t = useTranslations('menuEditor');
  return (
    <TextInput
      required={false}
      label={t('code')}
      description={t('codeHint')}
      placeholder={typed.code === '' ? code : ''}
      value={typed.code}
      error={fault('code')}
      maxLength={MOST.code}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => change({ code: currentTarget.value })}
    />
  );
}
