/** A palace on a lake at dusk. */
export function Palace() {
  return (
    <svg viewBox="0 0 320 132" className="block w-full bg-marigold-wash" preserveAspectRatio="xMidYMid slice">
      <circle cx="236" cy="58" r="24" className="fill-marigold" />
      <path d="M0 78q40-26 84-8 38-30 92-6 50-28 144 12v20H0z" className="fill-wine-wash" />
      <g className="fill-seal">
        <path d="M62 62h196v34H62z" />
        <path d="M96 46h22v16H96zM202 46h22v16h-22zM140 40h40v22h-40z" />
        <path d="M94 46c0-10 13-12 13-18 0 6 13 8 13 18zM200 46c0-10 13-12 13-18 0 6 13 8 13 18zM137 40c0-16 23-17 23-27 0 10 23 11 23 27z" />
        <path d="M60 62c0-7 8-8 8-13 0 5 8 6 8 13zM244 62c0-7 8-8 8-13 0 5 8 6 8 13z" />
      </g>
      <g className="fill-marigold-wash">
        {[76, 104, 132, 160, 188, 216, 244].map((x) => (
          <path key={x} d={`M${x - 7} 96V80c0-7 7-7 7-11 0 4 7 4 7 11v16z`} />
        ))}
      </g>
      <path d="M0 96h320v36H0z" className="fill-card" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-line">
        <path d="M20 106h60M104 112h92M226 104h70M52 122h84M170 124h102" />
      </g>
      <path d="M222 101h28M226 109h20" strokeWidth="3" strokeLinecap="round" className="stroke-marigold" />
    </svg>
  );
}

/** A school lunch: a thali with rice, dal, a vegetable and a sweet. */
export function Lunch() {
  return (
    <svg viewBox="0 0 64 64" className="size-14 shrink-0 rounded-xl bg-leaf-wash">
      <circle cx="32" cy="32" r="25" className="fill-line" />
      <circle cx="32" cy="32" r="22" className="fill-card" />
      <path d="M14 34a18 18 0 0 0 27 14c-4-9-15-16-27-14z" className="fill-marigold-wash" />
      <circle cx="24" cy="24" r="7.500" className="fill-marigold" />
      <circle cx="41" cy="22" r="6.500" className="fill-leaf" />
      <circle cx="44" cy="38" r="5.500" className="fill-seal" />
    </svg>
  );
}
