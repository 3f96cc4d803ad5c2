const QUARTERS = [
  { colour: '#ea4335', d: 'M4.600 8.100A8.400 8.400 0 0 1 18.100 6.200' },
  { colour: '#fbbc05', d: 'M4.600 15.900a8.400 8.400 0 0 1 0-7.800' },
  { colour: '#34a853', d: 'M17.800 18.100A8.400 8.400 0 0 1 4.600 15.900' },
  { colour: '#4285f4', d: 'M12.300 12h8.100a8.400 8.400 0 0 1-2.600 6.100' },
];

export function GoogleIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="3.600" className="size-5 shrink-0">
      {QUARTERS.map(({ colour, d }) => (
        <path key={colour} d={d} stroke={colour} />
      ))}
    </svg>
  );
}

export function FacebookIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0">
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        d="M15.800 7h-1.600c-1.200 0-1.700.7-1.700 1.800V23M9 12.600h6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.600"
      />
    </svg>
  );
}
