/**
 * denied: the customer or the browser denied access · missing: no camera · busy: it cannot be
 * started now · unsupported: the browser lacks the API.
 */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Requests the rear camera, or any other. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // also on pages without HTTPS
  if (!('mediaDevices' in navigator)) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' } },
      audio: false,
    });
  } catch (error) {
    return (error instanceof DOMException && PROBLEMS[error.name]) || 'busy';
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
