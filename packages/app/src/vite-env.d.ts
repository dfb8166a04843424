/// <reference types="vite/client" />
/// <reference types="dom-chromium-ai" />

interface ImportMetaEnv {
  /** Origin of the API, such as `https://api.example.org`. @default the app's own */
  readonly VITE_API_ORIGIN?: string;
}
