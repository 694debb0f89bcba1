export function BrandMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34">
      <rect x="1.5" y="9.5" width="31" height="15" rx="7.5" fill="#d3e455" />
      <path d="M11.5 9.5v15M22.5 9.5v15" stroke="#0a3437" strokeWidth="1.6" />
      <rect x="12.6" y="12.6" width="8.8" height="7.4" rx="3.7" fill="#fff" />
      <rect x="1.5" y="9.5" width="31" height="15" rx="7.5" fill="none" stroke="#0a3437" strokeWidth="1.6" />
    </svg>
  );
}
