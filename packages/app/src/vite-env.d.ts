/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API where it is not the app's own, such as `https://api.example.org`. */
  readonly VITE_API_ORIGIN?: string;
}
