import { useFormats } from '../../i18n/UiProvider.tsx';

/** True for readers of the country's language, who need no translation. */
export const useIsUnderstood = (language: string) => useFormats().locale.split('-')[0] === language;
