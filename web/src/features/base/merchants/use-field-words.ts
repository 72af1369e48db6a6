import { SUB_SECTORS, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { isSwitch, type FormField, type MerchantForm } from './merchant-form.ts';

/** Names fields and their values where they are shown and not typed. */
export function useFieldWords() {
  const t = useTranslations('merchant');
  const choice = (field: 'sub_sector' | 'time_zone', text: string): string => {
    const subSector = SUB_SECTORS.find((one) => field === 'sub_sector' && one === text);
    const zone = TIME_ZONES.find((one) => field === 'time_zone' && one === text);
    if (subSector) return t(`subSectors.${subSector}`);
    return zone ? t(`zones.${zone}`) : t('conflict.empty');
  };
  return {
    label: (field: FormField): string => (isSwitch(field) ? t(`switches.${field}.label`) : t(`fields.${field}`)),
    value: (field: FormField, form: MerchantForm): string => {
      if (isSwitch(field)) return t(form[field] ? 'switches.yes' : 'switches.no');
      if (field === 'sub_sector' || field === 'time_zone') return choice(field, form[field]);
      // of the code, one side is what is on file and is never shown
      if (field === 'authorization_code' && form[field] === '') return t('conflict.codeOnFile');
      return form[field] || t('conflict.empty');
    },
  };
}
