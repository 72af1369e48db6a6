import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import { useMoveMerchant } from '../../../shared/merchants/move-merchant.api.ts';
import { MoveOutcome } from '../../../shared/merchants/move-outcome.tsx';
import { merchantQuery } from '../../../shared/queries/base.ts';
import { partnersQuery } from '../../../shared/queries/people.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface AssignMerchantDialogProps {
  readonly partner: Pick<PartnerView, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Has this partner look after a merchant, and says first what follows, also for the one that did so until now. */
export function AssignMerchantDialog({ partner, onClose }: AssignMerchantDialogProps) {
  const t = useTranslations('partner.assign');
  const { chosen, choose, merchant, fault, submit, move } = useAssignment(partner.id, onClose);
  const input = useRef<HTMLInputElement>(null);
  const submitOrSay = (): void => {
    if (!submit()) input.current?.focus();
  };
  return (
    <Dialog title={t('title', { name: partner.name })} onClose={onClose}>
      <Form onSubmit={submitOrSay} isPending={move.isPending} error={move.error} takesFocus>
        <MerchantChoice
          label={t('merchant')}
          placeholder={t('placeholder')}
          value={chosen}
          onChange={choose}
          isLabelled
          form={{ error: fault && t(fault), ref: input }}
        />
        {merchant && !fault ? <Outcome merchant={merchant} to={partner.name} /> : null}
        <DialogFooter>
          <SubmitButton>{t('do')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** The merchant that is chosen, and why it cannot be assigned, once that was tried or is known. */
function useAssignment(partnerId: string, onDone: () => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { data: merchant } = useQuery(merchantQuery(chosen));
  const move = useMoveMerchant();
  const isTheirs = merchant?.partnerId === partnerId;
  const missing = isTried && chosen === null ? ('missing' as const) : null;
  const submit = (): boolean => {
    setTried(true);
    if (!merchant || isTheirs) return false;
    move.mutate({ id: merchant.id, from: merchant.partnerId, partnerId }, { onSuccess: onDone });
    return true;
  };
  return { chosen, choose: setChosen, merchant, fault: isTheirs ? ('theirs' as const) : missing, submit, move };
}

function Outcome({ merchant, to }: { readonly merchant: MerchantView; readonly to: string }) {
  const { data } = useQuery(partnersQuery());
  const from = data?.items.find(({ id }) => id === merchant.partnerId)?.name ?? null;
  return <MoveOutcome name={merchant.company_name} from={from} to={to} />;
}
