package com.acme.claims;

import java.util.List;
import org.apache.ibatis.annotations.Many;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Result;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.apache.ibatis.session.RowBounds;

/** What is asked about claims. */
public interface ClaimMapper {
  @Update("CREATE TABLE claims (id INT PRIMARY KEY, district INT)")
  void createClaims();

  @Update("CREATE TABLE items (id INT PRIMARY KEY, claim INT, amount INT)")
  void createItems();

  @Update("CREATE INDEX claims_of ON claims (district)")
  void indexClaims();

  @Update("CREATE INDEX items_of ON items (claim)")
  void indexItems();

  @Update("INSERT INTO claims VALUES (#{id}, #{district})")
  void addClaim(@Param("id") int id, @Param("district") int district);

  @Update("INSERT INTO items VALUES (#{id}, #{claim}, #{amount})")
  void addItem(@Param("id") int id, @Param("claim") int claim, @Param("amount") int amount);

  @Select("SELECT id FROM claims WHERE district = #{district}")
  @Result(property = "id", column = "id", id = true)
  @Result(property = "amounts", column = "id", many = @Many(select = "amounts"))
  List<Claim> ofDistrict(int district);

  @Select("SELECT amount FROM items WHERE claim = #{claim}")
  List<Integer> amounts(int claim);

  @Select(
      "SELECT amount FROM claims JOIN items ON items.claim = claims.id WHERE district = #{district}")
  List<Integer> amountsOfDistrict(int district);

  @Select("SELECT id FROM claims ORDER BY id")
  List<Integer> all(RowBounds page);

  @Select("SELECT id FROM claims WHERE id > #{last} ORDER BY id FETCH FIRST ${rows} ROWS ONLY")
  List<Integer> after(@Param("last") int last, @Param("rows") int rows);
}
