import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';
import { preload } from './build/preload.ts';

const apiPort = process.env.PORT ?? '3000';

/** Modules that are wanted together, so that they take one request instead of one each; a module goes to the first that matches. */
const groups = [
  { name: 'app', test: /app\/src\/main\.tsx$/, priority: 2 },
  { name: 'signed-in', test: /app\/src\/routes\/SignedIn\.tsx$/, priority: 1 },
  { name: 'start', test: /\/offline\/(start|AppNoticePart)\.ts$/ },
  // What the screens share.
  {
    name: 'parts',
    test: /\/(callbackFailure|useAction|DialogFailure|PartFailure|changeCached|idempotency|useAnnounce|useFormBehindButton|FormActions|publicPaths|icons\/(check|chevron-up))\.\w+$/,
  },
  {
    name: 'fields',
    test: /\/(useFieldIds|splitProps|useCharacterCount|characters|TextField|TextArea)\.tsx?$/,
  },
  { name: 'choices', test: /\/(RadioGroup|ChoiceField)\.tsx$/ },
  {
    name: 'forms',
    test: /\/(useSubmission|useFormErrors|FormErrorSummary|formData|DataList)\.tsx?$/,
  },
  { name: 'lists', test: /\/(LoadMore|useGrowingList|TryAgain|EmptyState)\.tsx?$/ },
  {
    name: 'uploads',
    test: /\/(UploadRow|useUploads|useLastingUpload|useDocumentCache|fileKey|icons\/(file-text|paperclip))\.\w+$/,
  },
  // Of the checklist, with a plan of one's own and without one.
  {
    name: 'steps',
    test: /\/(domain\/checklist\/(StepCard|StepList|Stamp)|feedback\/Callout)\/(?!Stamp\.)[\w.]+\.(tsx?|css)|\/icons\/lock\./,
    // What the steps share with other screens stays there.
    includeDependenciesRecursively: false,
  },
  { name: 'changes', test: /\/(mutationObserver|useMutation|useSituation)\.\w+$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), ...(isSsrBuild ? [] : [preload(), offline(), precompress()])],
  // The server puts a fresh nonce in its place with every page (see docs/decisions/0006-content-security-policy.md).
  html: { cspNonce: '__CSP_NONCE__' },
  // Themes are rules of their own: what stands for `light-dark()` in old browsers is used by nothing.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0,
    // One small stylesheet: its cascade layers are in order whatever chunk comes first.
    cssCodeSplit: false,
    sourcemap: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What asks for them has loaded these itself.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !/\/(app|rolldown-runtime)-/.test(file)) : needed,
    },
    rolldownOptions: {
      // Nothing that we use does more than answer when it is read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        assetFileNames: 'assets/[hash][extname]',
        ...(!isSsrBuild && { codeSplitting: { groups } }),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/legal'].map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
}));
