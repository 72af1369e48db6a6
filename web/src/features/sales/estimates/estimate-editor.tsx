import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { EstimateFaults } from '../../../shared/estimates/estimate-faults.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useStateDraft } from '../../../shared/forms/use-state-draft.ts';
import { LeaveGuard } from '../../../shared/confirmation/leave-guard.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { ScrollArea } from '../../../ui/scroll-area.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ChangedMeanwhile, isChangedMeanwhile } from './changed-meanwhile.tsx';
import { CustomerField, type Addressee } from './customer-field.tsx';
import { DocumentPreview } from './document-preview.tsx';
import styles from './editor.module.css';
import type { EstimateBody, useSaveEstimate } from './estimates.api.ts';
import { findRefusedPaths } from './find-refused-paths.ts';
import { ItemFields } from './item-fields.tsx';
import { OccasionFields, TermsFields } from './occasion-fields.tsx';
import { ExtraFields, PaymentFields } from './payment-fields.tsx';
import type { TypedEstimate } from './typed-estimate.ts';
import { useEstimateEditor } from './use-estimate-editor.ts';
import { useTaxCalendar } from '../../../shared/taxes/use-tax-rates.ts';

interface EstimateEditorProps {
  readonly initial: TypedEstimate;
  readonly addressee: Addressee | null;
  /** Of the draft that is changed; a new estimate has none, and its customer is chosen. */
  readonly number: string | null;
  readonly revision: number;
  /** Of the draft: what was typed into another one is not put into this. */
  readonly version: number;
  readonly today: string;
  readonly isGstRegistered: boolean;
  readonly call: ReturnType<typeof useSaveEstimate>;
  readonly onSave: (saved: { customerId: string; content: EstimateBody }, save: Save) => void;
  readonly onSaved: (estimate: EstimateView) => void;
  readonly onLoadTheirs: () => void;
}

type Save = ReturnType<typeof useSaveEstimate>['mutate'];

/** An estimate as it is typed, beside the document that comes of it. */
export function EstimateEditor(props: EstimateEditorProps) {
  const { initial, number, revision, today, isGstRegistered, call, onSave, onSaved } = props;
  const t = useTranslations('estimateEditor');
  const { form, typed, content, price, isDirty, fault, change, check, refuse } = useEstimateEditor({
    initial,
    today,
    isGstRegistered,
    calendar: useTaxCalendar(),
  });
  const [addressee, setAddressee] = useState(props.addressee);
  const kept = useStateDraft({
    typed: { ...typed, addressee },
    initial: { ...initial, addressee: props.addressee },
    about: `${number} ${revision} ${props.version}`,
    onFill: ({ addressee: customer, ...parts }) => {
      if (customer !== undefined) setAddressee(customer);
      change(parts);
    },
  });
  const [shown, setShown] = useState<'form' | 'document'>('form');
  const submit = (): void => {
    if (!check() || typed.customerId === null) return;
    onSave({ customerId: typed.customerId, content }, (saved, options) =>
      call.mutate(saved, {
        ...options,
        onSuccess: (estimate) => {
          kept.sent();
          onSaved(estimate);
        },
        onError: (error) => refuse(findRefusedPaths(error)),
      }),
    );
  };
  const choose = (customer: Addressee & { readonly language: 'fr' | 'en' }): void => {
    setAddressee(customer);
    change({ customerId: customer.id, language: customer.language });
  };
  const isSaid = Object.keys(findRefusedPaths(call.error)).length > 0;
  const part = { typed, change, fault };
  return (
    <>
      <div className={styles.switch}>
        <ViewSwitch
          label={t('views.label')}
          views={[
            { view: 'form', label: t('views.form') },
            { view: 'document', label: t('views.document') },
          ]}
          shown={shown}
          onShow={setShown}
        />
      </div>
      <div className={styles.columns} data-shown={shown}>
        <Stack ref={form} className={styles.form} gap="lg">
          {/* outside of the form, as a form of its own opens from it */}
          {number === null ? <CustomerField chosen={addressee} error={fault('customerId')} onChoose={choose} /> : null}
          <Form onSubmit={submit} isPending={call.isPending} error={null} draft={kept.draft}>
            <ChangedMeanwhile error={call.error} onLoad={props.onLoadTheirs} />
            {isSaid ? null : <FormError error={call.error && !isChangedMeanwhile(call.error) ? call.error : null} />}
            <OccasionFields {...part} />
            <ItemFields {...part} />
            <ExtraFields {...part} isGstRegistered={isGstRegistered} />
            <PaymentFields {...part} price={price} />
            <TermsFields {...part} />
            <EstimateFaults content={content} price={price} isOfContract={false} isShown={isDirty} />
            <Row className={styles.bar} gap="lg" justify="between" frame="card" data-dirty={isDirty || undefined}>
              <output>{isDirty ? t('unsaved') : null}</output>
              <SubmitButton>{t('save')}</SubmitButton>
            </Row>
          </Form>
        </Stack>
        <ScrollArea className={styles.preview} label={t('views.document')}>
          <DocumentPreview
            number={number}
            revision={revision}
            customer={addressee}
            content={content}
            price={price}
            isGstRegistered={isGstRegistered}
          />
        </ScrollArea>
      </div>
      <LeaveGuard isDirty={isDirty && !call.isPending && !call.isSuccess} />
    </>
  );
}
