import { hasGst } from '@comptoir/domain/base/merchants/gst-number';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EstimateEditor } from './estimate-editor.tsx';
import { ForCaterers } from './for-caterers.tsx';
import { useSaveEstimate } from './estimates.api.ts';
import { emptyEstimate } from './typed-estimate.ts';

/** A new estimate: saved, it is a draft that can be sent. */
export function NewEstimatePage() {
  const t = useTranslations('estimateEditor');
  const navigate = useNavigate();
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const { data: merchant } = useMerchant();
  const call = useSaveEstimate();
  if (merchant?.isTraiteur === false)
    return (
      <Page title={t('newTitle')}>
        <ForCaterers />
      </Page>
    );
  return (
    <Page title={t('newTitle')} lead={<BackLink to="/sales/estimates">{t('back')}</BackLink>}>
      {merchant ? (
        <EstimateEditor
          initial={NEW}
          addressee={null}
          number={null}
          revision={1}
          version={0}
          today={today}
          isGstRegistered={hasGst(merchant.gst_number)}
          call={call}
          onSave={(saved, save) => save(saved)}
          onSaved={({ id }) =>
            void navigate({ to: '/sales/estimates/$idEstimate', params: { idEstimate: id }, ignoreBlocker: true })
          }
          onLoadTheirs={() => undefined}
        />
      ) : (
        <SkeletonRows count={8} />
      )}
    </Page>
  );
}

const NEW = emptyEstimate(null);
