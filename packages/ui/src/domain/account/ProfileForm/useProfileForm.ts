import type { User } from '@settlement-help/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf, isCancelled, readOnlyText } from '../../../async/callbackFailure.tsx';
import type { UploadRequest } from '../../../async/useUploads.ts';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import type { PhotoChange } from '../PhotoPicker/PhotoPicker.tsx';
import {
  changesOf,
  editsOf,
  errorsOf,
  isEmpty,
  type ProfileChanges,
  type ProfileField,
  type ProfileValues,
  profileFields,
  trimmed,
  valuesOf,
} from './profileValues.ts';
import { useEditBase } from './useEditBase.ts';

export interface ProfileFormOptions {
  user: User;
  /** Unsaved fields, such as from before a reload. */
  draft?: Partial<ProfileValues> | undefined;
  /** Called with the unsaved fields after each change, and with null when everything is saved. */
  onDraftChange?: ((draft: Partial<ProfileValues> | null) => void) | undefined;
  /** Uploads the photo and resolves to its URL. A rejection shows 'Failed to upload profile photo'. */
  onUploadPhoto: (request: UploadRequest) => Promise<string>;
  /**
   * Saves the changed fields only: another tab may have saved the others. `base` has the values that the person saw when
   * each edit began, or for a draft, when the form was rendered. Resolves to the saved user, if the server returns it. A
   * rejection shows 'Failed to update profile. Please try again.', or nothing if the person cancelled.
   */
  onSave: (changes: ProfileChanges, base: User) => Promise<User | undefined>;
}

/** The attempt number makes a repeated message be announced again. */
interface Outcome {
  attempt: number;
  text: 'saved' | 'failed' | 'photoFailed';
  /** Shown in place of the text. */
  reason: ReactNode;
}

type FieldProblem = readonly [ProfileField, ReactNode];

const fieldsOf = (edits: Partial<ProfileValues>) => Object.keys(edits) as ProfileField[];

const unchanged: PhotoChange = { kind: 'none' };

/** State of the profile form. Saving uploads the photo first. */
export function useProfileForm(
  { user, draft, onDraftChange, onUploadPhoto, onSave }: ProfileFormOptions,
  fieldId: (field: ProfileField) => string,
) {
  const messages = { profile: useMessages('profile'), forumName: useMessages('forumName') };
  const { summary, errorOf, show, clear } = useFormErrors();
  const [edits, setEdits] = useState(() => editsOf(draft ?? {}, valuesOf(user)));
  const [isRestored, setRestored] = useState(() => !isEmpty(edits));
  // The user may be updated after a save.
  const [saved, setSaved] = useState<Partial<User>>({});
  const shown: User = { ...user, ...saved };
  const known = valuesOf(shown);
  const values: ProfileValues = { ...known, ...edits };
  const [photo, setPhoto] = useState(unchanged);
  const base = useEditBase(shown, [
    ...fieldsOf(edits),
    ...(photo.kind === 'none' ? [] : (['profile_photo'] as const)),
  ]);
  const [photoError, setPhotoError] = useState<ReactNode>();
  const [saving, setSaving] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Not uploaded again if only the rest failed.
  const uploaded = useRef<{ file: File; address: string }>(null);
  const running = useRef<AbortController>(null);
  const attempt = useRef(0);
  const latestEdits = useRef(edits);
  const nameRef = useRef<HTMLInputElement>(null);

  useEffect(() => () => running.current?.abort(), []);

  const keepEdits = (next: Partial<ProfileValues>) => {
    latestEdits.current = next;
    setEdits(next);
    onDraftChange?.(isEmpty(next) ? null : next);
  };

  /** The previous message stays until the next outcome, so the layout does not move. */
  const settle = (
    text: Outcome['text'] | null,
    errors: readonly FieldProblem[] = [],
    { reason, photoProblem }: { reason?: ReactNode; photoProblem?: ReactNode } = {},
  ) => {
    setShare(null);
    setOutcome(text && { attempt: attempt.current, text, reason });
    setPhotoError(photoProblem);
    show(errors.map(([field, message]) => ({ fieldId: fieldId(field), message })));
  };

  const goOn = () => setOutcome((last) => (last?.text === 'saved' ? null : last));

  const addressOf = async (file: File, signal: AbortSignal) => {
    if (uploaded.current?.file === file) return uploaded.current.address;
    setShare(0);
    try {
      const address = await onUploadPhoto({ file, signal, onProgress: setShare });
      uploaded.current = { file, address };
      return address;
    } catch (error) {
      if (!isCancelled(error)) settle('photoFailed', [], { photoProblem: failureOf(error).detail });
      return null;
    }
  };

  const send = async (next: ProfileValues, signal: AbortSignal) => {
    // Before the upload of the photo, during which the person can edit further.
    const seen = base.read();
    const address = photo.kind === 'picked' ? await addressOf(photo.file, signal) : null;
    if (photo.kind === 'picked' && address === null) return;
    setShare(null);
    const sent = editsOf(next, known);
    const changes: ProfileChanges = {
      ...changesOf(sent),
      ...(photo.kind !== 'none' && { profile_photo: address }),
    };
    let stored: User | undefined;
    try {
      stored = await onSave(changes, seen);
    } catch (error) {
      if (isCancelled(error)) return settle(null);
      const { errors = [] } = failureOf(error);
      const ofFields = profileFields.flatMap((field) =>
        errors.filter(({ path }) => path === field).map(({ message }): FieldProblem => [field, message]),
      );
      return settle('failed', ofFields, { reason: readOnlyText(error) });
    }
    setPhoto(unchanged);
    setRestored(false);
    settle('saved');
    base.forget([...fieldsOf(sent), 'profile_photo']);
    // The person may have kept the values of another device.
    const current: Partial<User> = stored ?? changes;
    setSaved((before) => ({
      ...before,
      ...Object.fromEntries(fieldsOf(sent).map((field) => [field, current[field]])),
    }));
    // Text typed during the request is not saved yet.
    const typed = { ...next, ...latestEdits.current };
    keepEdits(isEmpty(editsOf(trimmed(typed), next)) ? {} : editsOf(typed, next));
  };

  const save = async () => {
    if (running.current) return;
    const next = trimmed(values);
    attempt.current += 1;
    const errors = errorsOf(next, messages);
    if (errors.length > 0) return settle(null, errors);
    const controller = new AbortController();
    running.current = controller;
    setSaving(true);
    await send(next, controller.signal);
    running.current = null;
    setSaving(false);
  };

  return {
    values,
    photo,
    photoError,
    saving,
    share,
    outcome,
    isRestored,
    nameRef,
    summary,
    errorOf,
    save,
    change: (changed: Partial<ProfileValues>) => {
      keepEdits(editsOf({ ...edits, ...changed }, known));
      goOn();
    },
    changePhoto: (next: PhotoChange) => {
      setPhoto(next);
      setPhotoError(undefined);
      goOn();
    },
    discard: () => {
      keepEdits({});
      setRestored(false);
      clear();
      // The focused button disappears.
      nameRef.current?.focus();
    },
  };
}
