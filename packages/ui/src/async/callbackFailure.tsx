import type { ReactNode } from 'react';

/** A text of the server; `language` is set if it differs from the page's. */
interface LocalizedText {
  language?: string | undefined;
}

/** Optional details of a rejection, as in the contract's `ApiError`. Other errors get the component's own text. */
export interface CallbackFailure extends LocalizedText {
  detail?: string | undefined;
  kind?: string;
  /** Names the reason, such as `second_factor_required`. */
  code?: string | undefined;
  /** HTTP status, 0 without a response. */
  status?: number;
  errors?: readonly (LocalizedText & { path: string; message: string })[];
}

/** A `CallbackFailure` with its texts marked with their language. */
export interface ShownFailure {
  kind?: string | undefined;
  code?: string | undefined;
  status?: number | undefined;
  detail?: ReactNode;
  errors?: readonly { path: string; message: ReactNode }[] | undefined;
}

const markLanguage = (text: ReactNode, lang: string | undefined) =>
  lang ? (
    <span lang={lang} dir="ltr">
      {text}
    </span>
  ) : (
    text
  );

/** Reads the details of a rejection; empty for any other kind of error. */
export function failureOf(error: unknown): ShownFailure {
  const { status, kind, code, language, detail, errors }: CallbackFailure = Object(error);
  return {
    status,
    kind,
    code,
    detail: markLanguage(detail, language),
    errors: errors?.map(({ path, message, language }) => ({
      path,
      message: markLanguage(message, language),
    })),
  };
}

/** True if the person cancelled the action. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Returns the server's sentence if it refuses every change during maintenance. */
export function readOnlyText(error: unknown) {
  const { code, detail } = failureOf(error);
  return code === 'read_only' ? detail : undefined;
}

/** Returns the server's message for a field, or its refusal (403, 429, read-only mode). */
export function refusalOf(error: unknown, field: string) {
  const { errors = [], status = 0, detail } = failureOf(error);
  const fieldMessage = errors.find(({ path }) => path === field)?.message;
  return fieldMessage ?? (status === 403 || status === 429 ? detail : readOnlyText(error));
}
