import type { IncidentContent, IncidentDetails } from '@comptoir/contract/base/incidents';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { formatInstant } from '../../../lib/format.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useIncident, useWriteIncident } from './incidents.api.ts';

interface IncidentDialogProps {
  /** Null for a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** An incident to be written, or to be written once more over all that was written before. */
export function IncidentDialog({ id, onClose }: IncidentDialogProps) {
  return id === null ? <NewIncident onClose={onClose} /> : <KnownIncident id={id} onClose={onClose} />;
}

function NewIncident({ onClose }: Pick<IncidentDialogProps, 'onClose'>) {
  const t = useTranslations('incidents.dialog');
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <IncidentForm incident={null} onDone={onClose} />
    </Dialog>
  );
}

function KnownIncident({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('incidents.dialog');
  const { data, error, refetch } = useIncident(id);
  return (
    <Dialog title={t('one', { number: String(data?.number ?? '…') })} onClose={onClose}>
      {data ? (
        <>
          <IncidentForm key={data.revision} incident={data} onDone={onClose} />
          <History incident={data} />
        </>
      ) : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={6} />}
    </Dialog>
  );
}

/** Revisions, each with its author and time, the newest first. */
function History({ incident }: { readonly incident: IncidentDetails }) {
  const t = useTranslations('incidents');
  const reader = useReader();
  return (
    <Text as="ol" tone="soft" size="sm">
      {incident.revisions.map(({ revision, writtenAt, writtenBy }) => (
        <li key={revision}>
          {t('history', { revision: String(revision), writtenBy })}{' '}
          <time dateTime={writtenAt}>{formatInstant(new Date(writtenAt), reader)}</time>
        </li>
      ))}
    </Text>
  );
}

const words = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(4000, 'too-long'));
const day = z.string().check(z.minLength(1, 'required'));

const schema = z.object({
  circumstances: words,
  information: words,
  happenedFrom: day,
  happenedUntil: z.string(),
  discoveredOn: day,
  peopleCount: z.string(),
  isSerious: z.boolean(),
  riskReasons: words,
  authorityNotifiedOn: z.string(),
  peopleNotifiedOn: z.string(),
  measures: words,
});
type Typed = z.infer<typeof schema>;

const EMPTY: Typed = {
  circumstances: '',
  information: '',
  happenedFrom: '',
  happenedUntil: '',
  discoveredOn: '',
  peopleCount: '',
  isSerious: false,
  riskReasons: '',
  authorityNotifiedOn: '',
  peopleNotifiedOn: '',
  measures: '',
};

const typedOf = (content: IncidentContent): Typed => ({
  ...content,
  happenedUntil: content.happenedUntil ?? '',
  authorityNotifiedOn: content.authorityNotifiedOn ?? '',
  peopleNotifiedOn: content.peopleNotifiedOn ?? '',
  peopleCount: content.peopleCount === null ? '' : String(content.peopleCount),
});

const contentOf = (typed: Typed): IncidentContent => ({
  ...typed,
  happenedUntil: typed.happenedUntil || null,
  authorityNotifiedOn: typed.authorityNotifiedOn || null,
  peopleNotifiedOn: typed.peopleNotifiedOn || null,
  peopleCount: typed.peopleCount.trim() === '' ? null : Math.max(0, Math.trunc(Number(typed.peopleCount)) || 0),
});

interface IncidentFormProps {
  readonly incident: IncidentDetails | null;
  readonly onDone: () => void;
}

function IncidentForm({ incident, onDone }: IncidentFormProps) {
  const t = useTranslations('incidents');
  const [id] = useState(() => incident?.id ?? crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: incident ? typedOf(incident.content) : EMPTY,
    call: useWriteIncident(),
    onSubmit: (typed, send) =>
      send({ id, revision: incident?.revision ?? null, content: contentOf(typed) }, { onSuccess: onDone }),
    words: { invalid: t('rules.invalid'), 'too-long': t('rules.too-long') },
  });
  const text = (name: 'circumstances' | 'information' | 'riskReasons' | 'measures') => (
    <Textarea {...field(name)} label={t(`fields.${name}`)} rows={3} />
  );
  const date = (
    name: 'happenedFrom' | 'happenedUntil' | 'discoveredOn' | 'authorityNotifiedOn' | 'peopleNotifiedOn',
  ) => (
    <TextInput
      {...field(name)}
      type="date"
      required={name === 'happenedFrom' || name === 'discoveredOn'}
      label={t(`fields.${name}`)}
    />
  );
  return (
    <Form {...form}>
      {text('circumstances')}
      {text('information')}
      {date('happenedFrom')}
      {date('happenedUntil')}
      {date('discoveredOn')}
      <TextInput {...field('peopleCount')} required={false} inputMode="numeric" label={t('fields.peopleCount')} />
      <CheckField {...methods.register('isSerious')} label={t('fields.isSerious')} />
      {text('riskReasons')}
      {date('authorityNotifiedOn')}
      {date('peopleNotifiedOn')}
      {text('measures')}
      <DialogFooter>
        <SubmitButton>{t('dialog.save')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
