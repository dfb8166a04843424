import { useFormats } from '../../i18n/UiProvider.tsx';

/** True if the page is in the language, so that its texts need no translation. */
export const useIsPageLanguage = (language: string) => useFormats().locale.split('-')[0] === language;
