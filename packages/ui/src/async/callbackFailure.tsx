import type { ReactNode } from 'react';

/** The server's message; `language` is set if it differs from the page's. */
interface Said {
  language?: string | undefined;
}

/**
 * What a rejected callback may carry for the person to read. The contract's `ApiError` has this shape;
 * any other error is shown with the component's own text.
 */
export interface CallbackFailure extends Said {
  /** Why it failed, in the server's words. */
  detail?: string | undefined;
  /** `network` without a response. */
  kind?: string;
  /** HTTP status, 0 without a response. */
  status?: number;
  /** The server's field errors. */
  errors?: readonly (Said & { path: string; message: string })[];
}

/** A `CallbackFailure` with its texts as they are shown. */
export interface ShownFailure {
  kind?: string | undefined;
  status?: number | undefined;
  detail?: ReactNode;
  errors?: readonly { path: string; message: ReactNode }[] | undefined;
}

const inItsLanguage = (text: ReactNode, lang: string | undefined) =>
  lang ? (
    <span lang={lang} dir="ltr">
      {text}
    </span>
  ) : (
    text
  );

/** Reads a rejection as it is shown; one of another kind reads as an empty one. */
export function failureOf(error: unknown): ShownFailure {
  const { status, kind, language, detail, errors }: CallbackFailure = Object(error);
  return {
    status,
    kind,
    detail: inItsLanguage(detail, language),
    errors: errors?.map(({ path, message, language }) => ({
      path,
      message: inItsLanguage(message, language),
    })),
  };
}

/** True if the person cancelled the action. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface FailureTexts {
  /** Without a response. */
  network: string;
  /** For a response that says nothing to the person. */
  general: string;
}

/** The text of a rejection: its own detail, or one of `texts`. */
export function failureText(error: unknown, { network, general }: FailureTexts) {
  const { kind, detail } = failureOf(error);
  return kind === 'network' ? network : (detail ?? general);
}

/** The server's field error or refusal (4xx); undefined for server errors. */
export function refusalOf(error: unknown, field: string) {
  const { errors = [], status = 0, detail } = failureOf(error);
  const ofField = errors.find(({ path }) => path === field)?.message;
  return ofField ?? (status === 403 || status === 429 ? detail : undefined);
}
