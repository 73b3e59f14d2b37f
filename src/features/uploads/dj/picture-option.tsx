interface OptionProps {
  id?: string | undefined;
  name: string;
  value: string;
  checked: boolean;
  required: boolean;
  alt: string;
  src: string;
}

export function Option({ alt, src, checked, value, ...radio }: OptionProps) {
  return (
    <label className="picture-option" title={`${value}: ${alt}`}>
      <input type="radio" value={value} {...radio} defaultChecked={checked} />
      <img src={src} alt={alt} width={120} height={80} loading="lazy" decoding="async" />
      <span className="picture-name" aria-hidden="true">
        {value}
      </span>
    </label>
  );
}
