import { useTranslations } from 'use-intl';
import { fieldsOf, type Missing, type ShownStep } from './step-location.ts';

/** Missing parts of a step and the reasons, in sentences. */
export function MissingReasons({ missing }: Pick<ShownStep, 'missing'>) {
  const t = useTranslations('progress');
  const fields = fieldsOf(missing);
  return (
    <>
      {fields.length > 0
        ? t('fieldsMissing', {
            count: fields.length,
            fields: fields.map((field) => t(`fields.${field}`)).join(', '),
          })
        : null}
      {missing
        .filter(isReason)
        .map((reason) => t(`missing.${reason}`))
        .join(' ')}
    </>
  );
}

type Reason = Exclude<Missing, ReturnType<typeof fieldsOf>[number]>;

const isReason = (missing: Missing): missing is Reason => fieldsOf([missing]).length === 0;
