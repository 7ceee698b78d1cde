import { Checkbox } from "../../design/form/Checkbox";

interface MarketingBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function MarketingBox({ checked, onChange }: MarketingBoxProps) {
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)}>
      Yes, please send me featured content and promotional material
    </Checkbox>
  );
}
