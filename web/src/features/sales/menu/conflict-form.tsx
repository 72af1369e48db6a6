import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { MenuContent } from '@comptoir/domain/sales/menu/menu-entry';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useFieldWords } from './use-field-words.ts';
import { mergeContents, whoseOf, type Conflict } from './merge-contents.ts';

interface ConflictFormProps extends Conflict {
  readonly entries: readonly MenuEntryView[];
  readonly isPending: boolean;
  readonly onSettle: (content: MenuContent) => void;
  readonly onBack: () => void;
}

/** Shows what another person has saved meanwhile beside what was typed here, field by field, to choose from. */
export function ConflictForm({ entries, isPending, onSettle, onBack, ...conflict }: ConflictFormProps) {
  const t = useTranslations('menuEditor.conflict');
  const wordsOf = useFieldWords(entries);
  const usual = whoseOf(conflict);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const whose = { ...usual, ...chosen };
  const fields = Object.keys(usual);
  return (
    <Form onSubmit={() => onSettle(mergeContents(conflict, whose))} isPending={isPending} takesFocus>
      <Banner tone="warning" announced="at-once">
        {t(fields.length > 0 ? 'text' : 'same')}
      </Banner>
      {fields.map((field) => (
        <fieldset key={field}>
          <legend>{t.has(`fields.${field}` as 'fields.name') ? t(`fields.${field}` as 'fields.name') : field}</legend>
          {(['theirs', 'mine'] as const).map((who) => (
            <CheckField
              key={who}
              required={false}
              isOneOf
              name={field}
              label={t(who)}
              hint={wordsOf(field, conflict[who])}
              checked={whose[field] === who}
              onChange={() => setChosen((before) => ({ ...before, [field]: who }))}
            />
          ))}
        </fieldset>
      ))}
      <DialogFooter cancel={t('back')} onCancel={onBack}>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
