import { TextInput } from '@mantine/core';
import type { ClosingDayView } from '@comptoir/contract/base/support-settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf, type ReadForm } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalendarIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useAddClosingDay, useRemoveClosingDay, type NewClosingDay } from './support-settings.api.ts';

/** The days on which support rests beside weekends and public holidays. */
export function ClosingDays({ days }: { readonly days: readonly ClosingDayView[] }) {
  const t = useTranslations('supportSettings.closing');
  const tUi = useTranslations('ui');
  const language = useLanguage();
  const [opened, setOpened] = useState<ClosingDayView | 'new' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Button
          variant="default"
          leftSection={<PlusIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpened('new')}
        >
          {t('add')}
        </Button>
      }
    >
      {days.length === 0 ? (
        <EmptyState icon={<CalendarIcon size={24} />} title={t('none')}>
          {t('lead')}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('title')}
          columns={[
            { key: 'on', header: t('on'), cell: ({ on }) => formatLongDay(on, language) },
            {
              key: 'name',
              header: t('name'),
              grows: true,
              cell: ({ nameFr, nameEn }) => (language === 'fr' ? nameFr : nameEn),
            },
          ]}
          rows={days}
          idOf={({ on }) => on}
          renderActions={(day) => (
            <Menu
              label={tUi('actionsOn', { name: formatLongDay(day.on, language) })}
              entries={[{ key: 'remove', label: t('remove'), isGrave: true }]}
              onChoose={() => setOpened(day)}
            />
          )}
        />
      )}
      {opened === 'new' ? (
        <Dialog title={t('add')} onClose={close}>
          <NewDay onDone={close} />
        </Dialog>
      ) : null}
      {opened !== null && opened !== 'new' ? <RemoveDay day={opened} onClose={close} /> : null}
    </ListSection>
  );
}

const schema = schemaOf((typed: NewClosingDay): ReadForm<NewClosingDay, NewClosingDay> => {
  const blank = Object.entries(typed).filter(([, words]) => words.trim() === '');
  return blank.length > 0
    ? { faults: Object.fromEntries(blank.map(([name]) => [name, 'required'])) }
    : { value: typed };
});

const EMPTY: NewClosingDay = { on: '', nameFr: '', nameEn: '' };

function NewDay({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('supportSettings.closing');
  const { form, field } = useFields({
    schema,
    initial: EMPTY,
    call: useAddClosingDay(),
    onSubmit: (day, send) => send(day, { onSuccess: onDone }),
    fieldOf: { 'closing-day-known': 'on' },
  });
  return (
    <Form {...form}>
      <TextInput {...field('on')} type="date" label={t('on')} />
      <TextInput {...field('nameFr')} label={t('nameFr')} maxLength={80} autoComplete="off" />
      <TextInput {...field('nameEn')} label={t('nameEn')} maxLength={80} autoComplete="off" />
      <p>{t('booked')}</p>
      <DialogFooter>
        <SubmitButton>{t('submit')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function RemoveDay({ day, onClose }: { readonly day: ClosingDayView; readonly onClose: () => void }) {
  const t = useTranslations('supportSettings.closing');
  const language = useLanguage();
  const { mutate, error, isPending } = useRemoveClosingDay();
  return (
    <ConfirmDialog
      title={t('remove')}
      onCancel={onClose}
      confirm={t('remove')}
      onConfirm={() => mutate(day.on, { onSuccess: onClose })}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('follows', { day: formatLongDay(day.on, language) })}</p>
    </ConfirmDialog>
  );
}
