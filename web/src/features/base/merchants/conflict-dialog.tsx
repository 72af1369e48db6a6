import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Choice, Hint, Row, Stack } from '../../../ui/layout.tsx';
import { differingFields, formOf, tidy, type FormField, type MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';
import { useFieldWords } from './use-field-words.ts';
import type { Conflict } from './use-saving.ts';

type Side = 'theirs' | 'mine';

interface ConflictDialogProps extends Conflict {
  readonly isPending: boolean;
  readonly onChosen: (form: MerchantForm) => void;
  readonly onClose: () => void;
}

/** Another user saved first: both versions, field by field, to choose from. What was not touched here is theirs already. */
export function ConflictDialog({ base, theirs, mine, fields, isPending, onChosen, onClose }: ConflictDialogProps) {
  const t = useTranslations('merchant.conflict');
  const [sides, setSides] = useState<Partial<Record<FormField, Side>>>({});
  const touched = differingFields(formOf(base), mine);
  const sideOf = (field: FormField): Side => sides[field] ?? (touched.includes(field) ? 'mine' : 'theirs');
  const takeAll = (side: Side): void => setSides(Object.fromEntries(fields.map((field) => [field, side])));
  const versions = { theirs: formOf(theirs), mine: tidy(mine) };
  const save = (): void => {
    const chosen = fields.map((field) => [field, versions[sideOf(field)][field]]);
    onChosen({ ...versions.theirs, ...(Object.fromEntries(chosen) as Partial<MerchantForm>) });
  };

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack className={styles.dialog} gap="lg" align="start">
        <p>{t('text')}</p>
        <Row align="stretch">
          {(['theirs', 'mine'] as const).map((side) => (
            <Button key={side} variant="default" onClick={() => takeAll(side)}>
              {t(`all.${side}`)}
            </Button>
          ))}
        </Row>
        {fields.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            versions={versions}
            side={sideOf(field)}
            onChange={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        <DialogFooter cancel={t('back')} onCancel={onClose}>
          <Button loading={isPending} onClick={save}>
            {t('save')}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly field: FormField;
  readonly versions: Readonly<Record<Side, MerchantForm>>;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function FieldChoice({ field, versions, side, onChange }: ChoiceProps) {
  const t = useTranslations('merchant.conflict');
  const words = useFieldWords();
  return (
    <fieldset className={styles.choice}>
      <legend>{words.label(field)}</legend>
      {(['theirs', 'mine'] as const).map((one) => (
        <Choice key={one}>
          <input
            type="radio"
            required
            name={`conflict-${field}`}
            checked={side === one}
            onChange={() => onChange(one)}
          />
          <span>
            <Hint as="small">{t(one)}</Hint>
            {words.value(field, versions[one])}
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}
