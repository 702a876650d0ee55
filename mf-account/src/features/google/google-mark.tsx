/** Google's logo: four arcs of a ring, and the bar. */
export function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      strokeWidth="4"
      aria-hidden
      focusable="false"
    >
      <path stroke="#ea4335" d="M4.5 7.7A8.65 8.65 0 0 1 18.1 5.9" />
      <path stroke="#fbbc05" d="M4.5 16.3a8.65 8.65 0 0 1 0-8.6" />
      <path stroke="#34a853" d="M17.6 18.6A8.65 8.65 0 0 1 4.5 16.3" />
      <path stroke="#4285f4" d="M12 12h8.65a8.65 8.65 0 0 1-3.05 6.6" />
    </svg>
  );
}
