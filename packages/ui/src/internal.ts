// The app needs these; they are not part of the package.
export { failureOf } from './async/callbackFailure.tsx';
export { LoadError, lazyWithPreload } from './async/lazyWithPreload.tsx';
export { useFormBehindButton } from './patterns/useFormBehindButton.ts';
export { parseThemeSetting } from './theme/themeSettings.ts';
