import * as z from 'zod/mini';

/** The values of `Problem.code`. */
export const problemCodes = [
  'already_decided',
  'already_objected',
  'answer_not_found',
  'app_not_built',
  'body_too_large',
  'calendar_not_found',
  'case_not_found',
  'changed_elsewhere',
  'damaged_file',
  'document_not_found',
  'document_too_large',
  'email_not_verified',
  'email_registered',
  'empty_file',
  'expired_link',
  'file_content_mismatch',
  'file_not_found',
  'file_type_not_accepted',
  'headers_too_large',
  'heic_photo',
  'incorrect_code',
  'incorrect_log_in',
  'incorrect_password',
  'infected_file',
  'invalid_email_link',
  'invalid_form',
  'invalid_http',
  'invalid_idempotency_key',
  'invalid_input',
  'invalid_json',
  'invalid_reset_link',
  'json_too_deep',
  'link_not_found',
  'links_need_verified_email',
  'method_not_allowed',
  'moderator_protected',
  'no_destination',
  'no_space',
  'not_an_image',
  'not_authenticated',
  'not_the_author',
  'notice_not_found',
  'open_document',
  'own_case',
  'own_post',
  'page_not_found',
  'password_not_verified',
  'person_not_found',
  'photo_not_found',
  'photo_too_large',
  'photo_too_many_pixels',
  'picture_type',
  'post_deleted',
  'protected_file',
  'question_not_found',
  'request_timeout',
  'rtf_file',
  'second_factor_active',
  'second_factor_needed',
  'second_factor_not_started',
  'second_factor_required',
  'server_busy',
  'server_error',
  'server_stopping',
  'service_unavailable',
  'session_not_found',
  'step_left_out',
  'step_locked',
  'step_not_found',
  'storage_full',
  'suspended',
  'too_many_accounts',
  'too_many_attempts',
  'too_many_links',
  'too_many_posts',
  'too_many_requests',
  'too_many_uploads',
  'too_many_votes',
  'unknown_address',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The values of `FieldError.code`. */
export const fieldErrorCodes = [
  'before_issue',
  'common_password',
  'day',
  'email',
  'invalid',
  'links_need_verified_email',
  'no_file',
  'other_email',
  'own_email',
  'password_is_email',
  'password_pattern',
  'past',
  'required',
  'removed_name',
  'reserved_name',
  'too_long',
  'too_many_links',
  'too_short',
  'unstorable',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** A field error: `message` in English, and its `code` with an optional `limit`. */
export const FieldError = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  limit: z.optional(z.number()),
});
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error: `detail` in English, a stable `code` (absent from other servers), and field errors. */
export const Problem = z.object({
  detail: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(FieldError)),
  /** Only for `storage_full`: the bytes used and allowed. */
  used: z.optional(z.number()),
  limit: z.optional(z.number()),
  /** Only for `changed_elsewhere`: the state that `If-Match` did not match. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;

/** A problem in the language of the page. An untranslated detail has its own `language`. */
export type TranslatedProblem = Problem & { body?: string; language?: string };
