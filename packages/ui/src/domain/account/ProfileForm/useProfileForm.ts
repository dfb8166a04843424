import type { User } from '@settlement-help/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf, isCancelled } from '../../../async/callbackFailure.tsx';
import type { UploadRequest } from '../../../async/useUploads.ts';
import type { FieldError } from '../../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { PhotoChange } from '../PhotoPicker/photoChange.ts';
import {
  changesOf,
  errorsOf,
  type ProfileChanges,
  type ProfileField,
  type ProfileValues,
  profileFields,
  sameValues,
  trimmed,
  valuesOf,
} from './profileValues.ts';

/** Whom the form is about, and who stores what is typed (§2 Profile, §8 Profile). */
export interface ProfileFormOptions {
  /** The person as the server knows them. */
  user: User;
  /** What was typed and not saved before, such as before a reload. */
  draft?: ProfileValues | undefined;
  /** Called with each change of what is typed; with null once there is nothing that is not saved. */
  onDraftChange?: ((draft: ProfileValues | null) => void) | undefined;
  /** Uploads the photo and gives its address; its rejection is shown as 'Failed to upload profile photo'. */
  onUploadPhoto: (request: UploadRequest) => Promise<string>;
  /** Saves the profile; its rejection is shown as 'Failed to update profile. Please try again.'. */
  onSave: (changes: ProfileChanges) => Promise<void>;
}

/** What came of the last saving, and which it was: the same words said again must be spoken again. */
interface Outcome {
  attempt: number;
  text: 'saved' | 'failed' | 'photoFailed';
}

const unchanged: PhotoChange = { kind: 'none' };

/** What stands in the profile form, and how it is saved: first the photo, then the rest. */
export function useProfileForm(
  { user, draft, onDraftChange, onUploadPhoto, onSave }: ProfileFormOptions,
  fieldId: (field: ProfileField) => string,
) {
  const messages = useMessages('profile');
  const { summary, errorOf, show, clear } = useFormErrors();
  const [values, setValues] = useState(() => draft ?? valuesOf(user));
  const [isRestored, setRestored] = useState(() => draft !== undefined && !sameValues(draft, valuesOf(user)));
  const [photo, setPhoto] = useState(unchanged);
  const [photoError, setPhotoError] = useState<ReactNode>();
  const [saving, setSaving] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A photo that is stored already is not sent again when only the rest has failed.
  const uploaded = useRef<{ file: File; address: string }>(null);
  const running = useRef<AbortController>(null);
  const attempt = useRef(0);
  const typed = useRef(values);
  const nameRef = useRef<HTMLInputElement>(null);

  useEffect(() => () => running.current?.abort(), []);

  const setBoth = (next: ProfileValues) => {
    typed.current = next;
    setValues(next);
    onDraftChange?.(sameValues(next, valuesOf(user)) ? null : next);
  };

  /** What the last saving said stays in its place until the next one is decided, so that nothing moves meanwhile. */
  const settle = (text: Outcome['text'] | null, errors: readonly FieldError[] = [], detail?: ReactNode) => {
    setShare(null);
    setOutcome(text && { attempt: attempt.current, text });
    setPhotoError(detail);
    show(errors);
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
      if (!isCancelled(error)) settle('photoFailed', [], failureOf(error).detail);
      return null;
    }
  };

  const send = async (next: ProfileValues, signal: AbortSignal) => {
    const address = photo.kind === 'picked' ? await addressOf(photo.file, signal) : null;
    if (photo.kind === 'picked' && address === null) return;
    setShare(null);
    try {
      await onSave({ ...changesOf(next), ...(photo.kind !== 'none' && { profile_photo: address }) });
    } catch (error) {
      const { errors = [] } = failureOf(error);
      settle(
        'failed',
        profileFields.flatMap((field) =>
          errors
            .filter(({ path }) => path === field)
            .map(({ message }) => ({ fieldId: fieldId(field), message })),
        ),
      );
      return;
    }
    setPhoto(unchanged);
    setRestored(false);
    settle('saved');
    // What was typed while it was on its way is not saved yet.
    if (!sameValues(trimmed(typed.current), next)) return;
    typed.current = next;
    setValues(next);
    onDraftChange?.(null);
  };

  const save = async () => {
    if (running.current) return;
    const next = trimmed(values);
    attempt.current += 1;
    const errors = errorsOf(next, messages);
    if (errors.length > 0) {
      settle(
        null,
        errors.map(([field, message]) => ({ fieldId: fieldId(field), message })),
      );
      return;
    }
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
      setBoth({ ...values, ...changed });
      goOn();
    },
    changePhoto: (next: PhotoChange) => {
      setPhoto(next);
      setPhotoError(undefined);
      goOn();
    },
    discard: () => {
      setBoth(valuesOf(user));
      setRestored(false);
      clear();
      // The button that had the focus disappears.
      nameRef.current?.focus();
    },
  };
}
