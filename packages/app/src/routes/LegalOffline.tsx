import { Failure } from '#app/lib/errors/Failure.tsx';

const reload = async () => window.location.reload();

/** Replaces a legal page without a network: the server renders it, so the app only sees its URL offline. */
export const LegalOffline = () => <Failure onRetry={reload} />;
